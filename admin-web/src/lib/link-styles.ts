/** A link alone on its line, large enough for a pointer and for a finger. */
export const lineLinkSx = { display: 'inline-block', py: 0.25, '@media (pointer: coarse)': { py: 1.25 } };
