import { expect, it } from 'vitest';
import { orderPapers as german } from './de/organiser/money/order-papers.ts';
import { orderPapers as english } from './en/organiser/money/order-papers.ts';
import { namedPaper } from './order-papers.ts';

it('calls the paper of a card payment an invoice, and the second one of an invoice a receipt', () => {
  expect(namedPaper('card', 'receipt')).toBe('invoice');
  expect(namedPaper('invoice', 'invoice')).toBe('invoice');
  expect(namedPaper('invoice', 'receipt')).toBe('receipt');
  expect(namedPaper('card', 'creditNote')).toBe('creditNote');
});

it('promises money back on a credit note only where the invoice was paid', () => {
  expect([english, german].map(({ creditNote }) => creditNote.unpaid)).toEqual([
    'The invoice had not been paid. There is nothing to pay.',
    'Die Rechnung war noch nicht bezahlt. Es ist nichts zu zahlen.',
  ]);
});

it('prints what a form asks for without the form’s notes', () => {
  expect(english.purchaseOrder('PO-7')).toBe('Purchase order number: PO-7');
  expect(english.payBy('1 May 2026', 'MU-1')).toBe('Please pay by 1 May 2026, quoting MU-1:');
});
