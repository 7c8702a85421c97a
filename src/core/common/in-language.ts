/** Reads tables with the texts of one language, since a page shows no other. What could not be loaded is loaded again when asked for. */
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
