import { expect, it } from 'vitest';
import { paperFileName, paperName } from './order-papers.ts';

it('calls the paper of a card payment an invoice, and the second one of an invoice a receipt', () => {
  expect(paperName('card', 'receipt')).toBe('Invoice');
  expect(paperName('invoice', 'invoice')).toBe('Invoice');
  expect(paperName('invoice', 'receipt')).toBe('Receipt');
  expect(paperFileName('card', 'receipt', 'MU-2026-00001')).toBe('invoice-MU-2026-00001.pdf');
  expect(paperFileName('card', 'creditNote', 'MU-2026-00001')).toBe('credit-note-MU-2026-00001.pdf');
});
