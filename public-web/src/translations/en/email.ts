/** About an address that probably has a slip. */
export const email = {
  didYouMean: (address: string) => `Did you mean ${address}?`,
};
