/** The default texts that every page shows. */
export const frame = {
  tagline: 'Singer, songwriter, and music producer creating soulful melodies that touch hearts.',
  footerLine: 'All rights reserved.',
};
