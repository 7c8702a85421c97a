import { preflight } from '../../api/response/cors.ts';
import { toWebResponse } from '../../api/web-handler.ts';

/** The preflight of the static data, as the Node host answers it. */
export function answerPreflight(): Response {
  return toWebResponse(preflight());
}
