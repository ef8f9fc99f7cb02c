import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

function render(source: string) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Markdown source={source} />
    </MemoryRouter>,
  );
  return html.replaceAll(/ class="[^"]*"/g, '');
}

test('renders headings with anchors, emphasis, lists and inner links', () => {
  expect(render('## What we keep\n\nA *few* **things**:\n\n- one\n- [two](/faq)')).toBe(
    '<h2 id="what-we-keep">What we keep</h2><p>A <em>few</em> <strong>things</strong>:</p>' +
      '<ul><li>one</li><li><a href="/faq" data-discover="true">two</a></li></ul>',
  );
});

test('a list that continues the numbering starts at the next number', () => {
  expect(render('1. one\n2. two\n\nThen:\n\n3. three')).toBe(
    '<ol><li>one</li><li>two</li></ol><p>Then:</p><ol start="3"><li>three</li></ol>',
  );
});

test('drops HTML and targets that could run something', () => {
  expect(render('<img src=x onerror=alert(1)>\n\n[press](javascript:alert(1)) & "so"')).toBe(
    '<p>press &amp; &quot;so&quot;</p>',
  );
});

test('renders a table that can be scrolled by keyboard', () => {
  expect(render('| a | b |\n| - | - |\n| 1 | 2 |')).toBe(
    '<section tabindex="0" aria-label="a, b"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table></section>',
  );
});
