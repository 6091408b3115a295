/** A link that stands alone on its line: large enough to hit with a pointer, and with a finger. */
export const lineLinkSx = { display: 'inline-block', py: 0.25, '@media (pointer: coarse)': { py: 1.25 } };
