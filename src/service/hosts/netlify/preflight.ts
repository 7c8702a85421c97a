import { PREFLIGHT_HEADERS } from '../../api/answer.ts';

/** Answers a preflight on the data files, as the Node host does. In a file of its own, so that the edge function has nothing else. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: [...PREFLIGHT_HEADERS] });
}
