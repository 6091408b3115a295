/**
 * The export of a module that has one. Pages and translations are loaded by it, because the names of their exports would be in the
 * first load of every page.
 */
export async function onlyExport<Export>(module: Promise<Record<string, Export>>): Promise<Export> {
  const [found] = Object.values(await module);
  return found as Export;
}
