import { OPERATION_NAMES, type OperationName, operationPath } from '../../contract/operations.ts';
import type { PathParameterName } from '../../contract/parameters.ts';
import { patternOf } from '../../contract/path-template.ts';

/** The texts of the parameters in a path. */
export type PathTexts = Readonly<Partial<Record<PathParameterName, string>>>;

/** The operation of a path. */
export interface Route {
  readonly name: OperationName;
  readonly texts: PathTexts;
}

/** Whether its path may be in any case, as the paths of Nager.Date v3 are. */
const isOfV3 = (name: OperationName): boolean => name.startsWith('v3/');

const EXACT: ReadonlyMap<string, Route> = new Map(
  OPERATION_NAMES.filter((name) => !isOfV3(name)).map((name) => [operationPath(name), { name, texts: {} }]),
);

interface Pattern {
  readonly name: OperationName;
  readonly pattern: RegExp;
}

let patterns: readonly Pattern[] | undefined;

/** Those of v3, made when the first path comes that is none of the exact ones. */
function patternsOfPaths(): readonly Pattern[] {
  patterns ??= OPERATION_NAMES.filter(isOfV3).map((name) => ({
    name,
    pattern: patternOf(operationPath(name)),
  }));
  return patterns;
}

/** Finds the operation at a path. Paths are exact, but for those of v3, which may be in any case. */
export function routeOf(path: string): Route | undefined {
  const exact = EXACT.get(path);
  if (exact) return exact;
  for (const { name, pattern } of patternsOfPaths()) {
    const match = pattern.exec(path);
    if (match) return { name, texts: match.groups ?? {} };
  }
  return undefined;
}
