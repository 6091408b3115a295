/** SQL for the hash of a text, by which a consent names it. */
export const consentHash = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** A statement that stores a text unless it is stored. */
export const keepConsentText = (text: string) => `
  insert into consent_texts (sha256, text) select ${consentHash(text)}, ${text} on conflict do nothing`;
