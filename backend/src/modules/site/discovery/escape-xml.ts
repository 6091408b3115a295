const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 does not allow these characters, not even as references. */
const INVALID = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(INVALID, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
