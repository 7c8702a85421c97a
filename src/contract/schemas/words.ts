declare module 'zod' {
  interface GlobalMeta {
    /** The description in French; English stands where JSON Schema has it. */
    descriptionFr?: string;
  }
}

/** What a field means, in both languages: metadata of its schema. */
export function inWords(description: string, descriptionFr: string) {
  return { description, descriptionFr };
}
