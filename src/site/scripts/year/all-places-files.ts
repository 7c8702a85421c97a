import type { AllPlacesBody } from '../../../contract/schemas/files.ts';
import { allPlacesPath } from '../../../documents/paths.ts';

const kept = new Map<number, Promise<AllPlacesBody>>();

/** The year of all places from its static document, fetched once a page. @throws where it cannot be read */
export function fetchAllPlaces(year: number): Promise<AllPlacesBody> {
  const found = kept.get(year);
  if (found) return found;
  const fetched = read(allPlacesPath(year, 'json'));
  kept.set(year, fetched);
  fetched.catch(() => kept.delete(year));
  return fetched;
}

async function read(path: string): Promise<AllPlacesBody> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as AllPlacesBody;
}
