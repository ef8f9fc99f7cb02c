import { Lexer, lexer, type Token, type Tokens } from 'marked';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readHeading } from './heading.ts';
import { ScrollTable } from './scroll-table.tsx';

const safeLink = /^(\/|#|https:\/\/|mailto:)/;

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (!safeLink.test(href)) return children;
  if (href.startsWith('/') && !href.startsWith('/.')) return <Link to={href}>{children}</Link>;
  return <a href={href}>{children}</a>;
}

function cells(row: Tokens.TableCell[], tag: 'th' | 'td') {
  return row.map((cell, column) =>
    createElement(tag, { key: column, scope: tag === 'th' ? 'col' : undefined }, inline(cell.tokens)),
  );
}

function inline(tokens: Token[] | undefined): ReactNode[] {
  return (tokens ?? []).map((token, key) => renderToken(token, key));
}

function renderToken(token: Token, key: number): ReactNode {
  const typed = token as Tokens.Generic & { tokens?: Token[] };
  switch (token.type) {
    case 'heading': {
      const { depth, text: source } = token as Tokens.Heading;
      const { text, anchor } = readHeading(source);
      return createElement(`h${Math.max(2, depth)}`, { key, id: anchor }, inline(Lexer.lexInline(text)));
    }
    case 'paragraph':
      return <p key={key}>{inline(typed.tokens)}</p>;
    case 'strong':
      return <strong key={key}>{inline(typed.tokens)}</strong>;
    case 'em':
      return <em key={key}>{inline(typed.tokens)}</em>;
    case 'codespan':
      return <code key={key}>{(token as Tokens.Codespan).text}</code>;
    case 'link':
      return (
        <TextLink key={key} href={(token as Tokens.Link).href}>
          {inline(typed.tokens)}
        </TextLink>
      );
    case 'blockquote':
      return <blockquote key={key}>{inline(typed.tokens)}</blockquote>;
    case 'list': {
      const { ordered, items, start } = token as Tokens.List;
      const rows = items.map((item) => <li key={item.raw}>{inline(item.tokens)}</li>);
      if (!ordered) return <ul key={key}>{rows}</ul>;
      return (
        <ol key={key} start={start === 1 ? undefined : Number(start)}>
          {rows}
        </ol>
      );
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return (
        <ScrollTable key={key} label={header.map((cell) => cell.text).join(', ')}>
          <thead>
            <tr>{cells(header, 'th')}</tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.map((cell) => cell.text).join('|')}>{cells(row, 'td')}</tr>
            ))}
          </tbody>
        </ScrollTable>
      );
    }
    case 'text':
      return typed.tokens ? inline(typed.tokens) : decode((token as Tokens.Text).text);
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'hr':
      return <hr key={key} />;
    default:
      return null;
  }
}

function decode(text: string) {
  return text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Markdown as React elements: HTML in the source is dropped, links outside https, mailto and this site lose their target. */
export function Markdown({ source }: { source: string }) {
  return inline(lexer(source));
}
