/** Loads the tables of one language once, since a page shows no other. A failed load is tried again. */
export function inLanguage<Loaded, Tables extends {}>(
  modules: Readonly<Record<'en' | 'fr', () => Promise<{ readonly default: Loaded }>>>,
  read: (loaded: Loaded) => Tables,
) {
  const known = new Map<string, Tables>();
  return async (locale: keyof typeof modules): Promise<Tables> => {
    const tables = known.get(locale) ?? read((await modules[locale]()).default);
    known.set(locale, tables);
    return tables;
  };
}
