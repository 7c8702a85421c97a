import { OPERATIONS, type OperationName, type PathTaken, type Taken } from '../../contract/operations.ts';
import type { Parameter } from '../../contract/parameters/parameter.ts';
import { PARAMETERS, type ParameterName, type Values } from '../../contract/parameters/parameters.ts';
import { PATH_PARAMETERS, type PathParameterName, type PathValues } from '../../contract/parameters/path.ts';
import { type Problem, problem } from '../response/problem.ts';
import type { Call } from './call.ts';
import type { PathTexts } from './route.ts';

/** The values of the parameters that an operation takes; undefined for those in the query that were left out. */
export type ValuesOf<Name extends OperationName> = Values<Taken<Name>> & PathValues<PathTaken<Name>>;

/**
 * The parameters that an operation takes. In the query, names are exact, an empty value counts as left out, others are passed over; one
 * given twice, or with a value that it may not have, is a problem.
 * @param texts of the parameters in the path
 */
export function readValues<Name extends OperationName>(
  operation: Name,
  { query }: Call,
  texts: PathTexts,
): ValuesOf<Name> | Problem {
  const takes: readonly ParameterName[] = OPERATIONS[operation].takes;
  const repeated = [...takes, 'api_key'].find((name) => query.getAll(name).length > 1);
  if (repeated !== undefined) return problem('repeated-parameter', { parameter: repeated });
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
