/** Which years of a list count. */
export interface ProjectedYears {
  /** Whether years that the publisher has not announced count, by the rule that the published years follow. @default false */
  readonly projected?: boolean;
}
