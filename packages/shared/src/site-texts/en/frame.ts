/** The default texts that every page shows. */
export const frame = {
  footerLine: 'All rights reserved.',
};
