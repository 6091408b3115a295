export interface Sender {
  name: string;
  address: string;
}

/** The sender of `MAIL_FROM`, with the name that the artist has published in place of its own. */
export function senderWith(mailFrom: string, ownName: string | undefined): Sender {
  // Without a name, all of it is the address.
  const bracket = mailFrom.lastIndexOf('<');
  const name = bracket === -1 ? '' : mailFrom.slice(0, bracket).replaceAll('"', '').trim();
  const address = mailFrom
    .slice(bracket + 1)
    .replace('>', '')
    .trim();
  return { name: ownName ?? name, address };
}

/** As a person reads it. */
export function senderInWords({ name, address }: Sender): string {
  return name === '' ? address : `${name} <${address}>`;
}
