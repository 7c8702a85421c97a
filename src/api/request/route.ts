import { OPERATION_NAMES, type OperationName, operationPath } from '../../contract/operations.ts';
import type { PathParameterName } from '../../contract/parameters/path.ts';
import { patternOf } from '../../contract/path-template.ts';

/** The texts of the parameters in a path. */
export type PathTexts = Readonly<Partial<Record<PathParameterName, string>>>;

/** The operation of a path. */
export interface Route {
  readonly name: OperationName;
  readonly texts: PathTexts;
}

const hasParameters = (name: OperationName): boolean => name.includes('{');

const EXACT: ReadonlyMap<string, Route> = new Map(
  OPERATION_NAMES.filter((name) => !hasParameters(name)).map((name) => [
    operationPath(name),
    { name, texts: {} },
  ]),
);

const WITH_PARAMETERS = OPERATION_NAMES.filter(hasParameters).map((name) => ({
  name,
  pattern: patternOf(operationPath(name)),
}));

/** Finds the operation at a path. Paths are exact, but for those with parameters, which may be in any case. */
export function routeOf(path: string): Route | undefined {
  const exact = EXACT.get(path);
  if (exact) return exact;
  for (const { name, pattern } of WITH_PARAMETERS) {
    const match = pattern.exec(path);
    if (match) return { name, texts: match.groups ?? {} };
  }
  return undefined;
}
