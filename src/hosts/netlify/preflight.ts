import { PREFLIGHT_HEADERS } from '../../api/answer.ts';

/** The preflight of the static data, as the Node host answers it. By itself, so that its function holds nothing else. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: [...PREFLIGHT_HEADERS] });
}
