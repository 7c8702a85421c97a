import { meantParameters } from '../../contract/misnamed.ts';
import { OPERATIONS, type OperationName, type PathTaken, type Taken } from '../../contract/operations.ts';
import {
  PARAMETERS,
  PATH_PARAMETERS,
  type Parameter,
  type ParameterName,
  type PathParameterName,
  type PathValues,
  type Values,
} from '../../contract/parameters.ts';
import { type Problem, problem } from '../response/problem.ts';
import type { Call } from './call.ts';
import type { PathTexts } from './route.ts';

/** The values of the parameters that an operation takes; undefined for those in the query that were left out. */
export type ValuesOf<Name extends OperationName> = Values<Taken<Name>> & PathValues<PathTaken<Name>>;

/**
 * The parameters that an operation takes. In the query, names are exact and an empty value counts as left out. A problem are one that is
 * given twice or has a value that it may not have, and one that is misnamed; any other that is unknown is passed over.
 * @param texts of the parameters in the path
 */
export function readValues<Name extends OperationName>(
  operation: Name,
  { query }: Call,
  texts: PathTexts,
): ValuesOf<Name> | Problem {
  const takes: readonly ParameterName[] = OPERATIONS[operation].takes;
  const known = [...takes, 'api_key'];
  const repeated = known.find((name) => query.getAll(name).length > 1);
  if (repeated !== undefined) return problem('repeated-parameter', { parameter: repeated });
  for (const name of query.keys()) {
    const allowed = meantParameters(name, known);
    if (allowed.length > 0) return problem('unknown-parameter', { parameter: name, allowed });
  }
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const parameter: Parameter<unknown> = PATH_PARAMETERS[name as PathParameterName];
    values[name] = parameter.read(text);
    if (values[name] === undefined) return refused(name, text, parameter);
  }
  for (const name of takes) {
    const text = query.get(name);
    if (!text) continue;
    values[name] = PARAMETERS[name].read(text);
    if (values[name] === undefined) return refused(name, text, PARAMETERS[name]);
  }
  return values as ValuesOf<Name>;
}

function refused(name: string, value: string, parameter: Parameter<unknown>): Problem {
  const { refusal = 'bad-parameter', needs, allowed } = parameter;
  return problem(refusal, { parameter: name, value, needs, allowed });
}
