import { PREFLIGHT_HEADERS } from '../../api/response/headers.ts';

/** The preflight of the static data, as the Node host answers it. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: [...PREFLIGHT_HEADERS] });
}
