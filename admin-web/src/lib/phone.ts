/** A narrower screen is a phone. The shell's style sheets have the same width. */
export const PHONE_BELOW_PX = 768;

export const ON_PHONE = `(max-width: ${PHONE_BELOW_PX - 1}px)`;
