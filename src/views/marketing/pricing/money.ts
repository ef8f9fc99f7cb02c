const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Cents as whole euros, for prices that are whole. */
export function money(minor: number) {
  return euros.format(minor / 100);
}
