import { expect, it } from 'vitest';
import { publicPages } from './public-pages.ts';
import { renderPage } from './render-page.tsx';

type Node = Record<string, unknown>;

/** What Google's documentation of each kind of result requires, and for an article recommends. */
const required: Record<string, string[]> = {
  Answer: ['text'],
  BlogPosting: ['author', 'datePublished', 'headline', 'image'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['item', 'name', 'position'],
  Organization: ['logo', 'name', 'url'],
  Question: ['acceptedAnswer', 'name'],
  WebSite: ['name', 'url'],
};
const addresses = ['@id', 'url', 'logo', 'image', 'item', 'mainEntityOfPage'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesOf = (value: unknown): Node[] =>
  isNode(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(nodesOf)] : [];
const isReference = (node: Node) => Object.keys(node).join() === '@id';

function problemsOf(path: string, graph: Node[]): string[] {
  const nodes = nodesOf(graph);
  const declared = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
  return nodes.flatMap((node) => {
    const kind = String(node['@type'] ?? 'reference');
    const missing = (required[kind] ?? []).filter((name) => !node[name]);
    const relative = addresses.filter((name) => {
      const address = node[name];
      return typeof address === 'string' && !/^https?:\/\/[^/]+\//.test(address);
    });
    const dangling = isReference(node) && !declared.includes(node['@id']) ? [String(node['@id'])] : [];
    return [...missing, ...relative, ...dangling].map((name) => `${path}: ${kind} ${name}`);
  });
}

it('metadata of a public page is complete and names only what the page declares', async () => {
  const kinds = new Set<unknown>();
  const problems: string[] = [];
  for (const { path } of publicPages) {
    const { body } = await renderPage(path, null, 'en');
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const data = blocks.map(([, text = '']) => JSON.parse(text));
    for (const { '@graph': graph } of data) {
      problems.push(...problemsOf(path, graph));
      for (const node of nodesOf(graph)) kinds.add(node['@type']);
      const trail = graph.find((node: Node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
      expect(trail.map(({ position }: Node) => position)).toEqual(trail.map((_: Node, at: number) => at + 1));
    }
  }
  expect(problems).toEqual([]);
  expect(Object.keys(required).filter((kind) => !kinds.has(kind))).toEqual([]);
});
