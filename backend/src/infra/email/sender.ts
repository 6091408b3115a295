export interface Sender {
  name: string;
  address: string;
}

/** The sender of `MAIL_FROM`, with the name that the artist has published in place of its own. */
export function senderWith(mailFrom: string, ownName: string | undefined): Sender {
  const [, name = '', address = mailFrom] = /^(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: ownName ?? name.replaceAll('"', '').trim(), address: address.trim() };
}

/** As a person reads it. */
export function senderInWords({ name, address }: Sender): string {
  return name === '' ? address : `${name} <${address}>`;
}
