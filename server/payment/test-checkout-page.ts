import { escapeHtml } from '../mail/templates/escape-html.ts';
import { moneyText } from './amounts.ts';
import type { TestPage } from '../database/test-page.ts';

export const testPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

const style = `
  :root{color-scheme:light}
  body{margin:0;background:#FBF8F1;color:#18212B;font:16px/1.55 Figtree,'Segoe UI',Helvetica,Arial,sans-serif}
  .mark{background:#FFB938;padding:10px 24px;text-align:center;font-weight:600}
  main{max-width:440px;margin:0 auto;padding:48px 24px 80px}
  h1{font:600 30px/1.2 Fraunces,Georgia,serif;margin:0 0 6px}
  .what{color:#55606B;margin:0 0 4px}
  .sum{font:600 34px/1.2 Fraunces,Georgia,serif;font-variant-numeric:tabular-nums;margin:0 0 28px}
  form{margin:0 0 10px}
  button{font:inherit;font-weight:600;width:100%;min-height:48px;border-radius:12px;border:1px solid #C9C0AC;background:#fff;color:inherit;cursor:pointer}
  button.first{background:#1E7A57;border-color:#1E7A57;color:#fff}
  button:focus-visible,a:focus-visible{outline:3px solid #2E6FBF;outline-offset:2px}
  p.note{color:#55606B;font-size:14px;margin:18px 0 0}
  p[role=alert]{background:#FBE7E1;border:1px solid #C8452F;border-radius:12px;padding:10px 14px}
  a{color:#145A40}`;

/** The page in place of the payment service's own. Its heading states that no money moves. */
export function testCheckoutPage(page: TestPage, wasDeclined: boolean): string {
  const button = (action: string, label: string, isFirst = false) =>
    `<form method="post" action="/test-checkout/${page.id}/${action}"><button${isFirst ? ' class="first"' : ''}>${label}</button></form>`;
  const choices =
    page.status === 'open'
      ? [
          wasDeclined ? '<p role="alert">The test card was declined. Try again, or go back.</p>' : '',
          button('pay', `Pay ${moneyText(page.amount_total, page.currency.toUpperCase())}`, true),
          button('decline', 'Let the card be declined'),
          button('delay', 'Pay, but let the money take 15 seconds'),
          button('refuse', 'Pay, but let the bank refuse after 15 seconds'),
          `<p class="note"><a href="${escapeHtml(page.cancel_url)}">Back without paying</a></p>`,
        ].join('')
      : `<p>This page is ${page.status === 'expired' ? 'no longer open' : 'finished'}. <a href="${escapeHtml(page.cancel_url)}">Back to Muster</a></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Test checkout</title><style>${style}</style></head><body><div class="mark">Test checkout: no card needed, no money moves</div><main><h1>Your order</h1><p class="what">${escapeHtml(page.description)}</p><p class="sum">${escapeHtml(moneyText(page.amount_total, page.currency.toUpperCase()))}</p>${choices}<p class="note">This page stands in for the payment service until its keys are set (docs/payment.md).</p></main></body></html>`;
}
