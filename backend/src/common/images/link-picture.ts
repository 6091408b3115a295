/** WhatsApp shows no larger picture beside a link. */
export const MAX_LINK_PICTURE_BYTES = 300_000;
