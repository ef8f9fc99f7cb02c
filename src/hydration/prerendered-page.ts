/**
 * Whether the element holds the page of its address as the build made it. A page whose content depends on the query
 * (`data-reads-query`) was made without one.
 */
export function isPrerendered({ dataset }: HTMLElement, { search }: Location): boolean {
  return dataset.prerendered !== undefined && (search === '' || dataset.readsQuery === undefined);
}
