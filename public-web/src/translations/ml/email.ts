import type { email as english } from '../en/email';

export const email: typeof english = {
  didYouMean: (address) => `${address} എന്നാണോ ഉദ്ദേശിച്ചത്?`,
};
