import { filterText } from '#contract/rules/log-filter.ts';
import { escapeHtml } from './templates/escape-html.ts';
import type { OutboxRow } from './mail-transport.ts';

const style = `
  :root{color-scheme:light}
  body{margin:0;background:#FBF8F1;color:#18212B;font:16px/1.55 Figtree,'Segoe UI',Helvetica,Arial,sans-serif}
  main{max-width:960px;margin:0 auto;padding:40px 24px 80px}
  h1{font:600 32px/1.2 Fraunces,Georgia,serif;margin:0 0 6px}
  p.lead{color:#55606B;margin:0 0 28px}
  a{color:#145A40}
  ol{list-style:none;margin:0;padding:0;border-top:1px solid #E8E1D3}
  li{border-bottom:1px solid #E8E1D3}
  li a{display:grid;grid-template-columns:1fr auto;gap:2px 20px;padding:14px 4px;text-decoration:none;color:inherit}
  li a:hover,li a:focus-visible{background:#E4F3EC}
  li .to,li time{color:#55606B;font-size:14px}
  li time{font-variant-numeric:tabular-nums;text-align:right}
  dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 18px;margin:18px 0 24px}
  dt{color:#55606B}dd{margin:0;overflow-wrap:anywhere}
  iframe{width:100%;height:900px;border:1px solid #E8E1D3;border-radius:12px;background:#FBF8F1}
  @media(max-width:37.5em){main{padding:24px 16px}li a{grid-template-columns:1fr}li time{text-align:left}}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

/** The addresses of a mail's links, each once, in their order. */
export function linksOf(mail: OutboxRow): string[] {
  return [...new Set(mail.body_text.match(/https?:\/\/\S+/g) ?? [])];
}

/** The local outbox: every mail this server would have sent, newest first. */
export function outboxListPage(mails: OutboxRow[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/outbox/${mail.id}"><strong>${escapeHtml(filterText(mail.subject))}</strong><time>${mail.created_at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time><span class="to">${escapeHtml(mail.recipient)}${mail.last_error === null ? '' : `, not sent: ${escapeHtml(filterText(mail.last_error))}`}</span></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ol>${rows.join('')}</ol>`
      : '<p>No emails yet. Sign up, or schedule a session, and look again.</p>';
  return page(
    'Outbox',
    `<h1>Outbox</h1><p class="lead">Emails stay on this machine until SMTP_URL is set.</p>${list}`,
  );
}

export function outboxMailPage(mail: OutboxRow): string {
  const links = linksOf(mail)
    .map((link) => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`)
    .join('<br>');
  const calendar = mail.ics
    ? `<dt>Calendar</dt><dd><a href="/outbox/${mail.id}/session.ics">session.ics</a></dd>`
    : '';
  return page(
    mail.subject,
    `<p><a href="/outbox">All emails</a></p><h1>${escapeHtml(mail.subject)}</h1><dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd>${calendar}<dt>Links</dt><dd>${links}</dd></dl><iframe title="${escapeHtml(mail.subject)}" src="/outbox/${mail.id}/mail" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`,
  );
}
