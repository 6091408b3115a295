const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** 500000 → ₹5,00,000, with Indian grouping. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
