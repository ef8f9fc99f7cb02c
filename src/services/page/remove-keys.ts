/** Removes every key of a storage that begins with one of the prefixes. */
export function removeKeys(storage: Storage, prefixes: readonly string[]): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) if (prefixes.some((prefix) => name.startsWith(prefix))) storage.removeItem(name);
}
