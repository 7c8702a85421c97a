import { dispositionOf } from '../headers.ts';
import type { EdgeContext } from './context.ts';

/** A sheet as the site has it, under a name to save it by, which no rule of netlify.toml can make of the address. */
export async function answerSheet(request: Request, context: EdgeContext): Promise<Response> {
  const file = await context.next(request);
  const disposition = dispositionOf(new URL(request.url).pathname);
  if (file.status === 404 || disposition === undefined) return file;
  const headers = new Headers(file.headers);
  headers.set('Content-Disposition', disposition);
  return new Response(file.body, { status: file.status, headers });
}
