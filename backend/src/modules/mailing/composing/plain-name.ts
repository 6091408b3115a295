import { charactersOf } from '../../../common/text-start.js';

const MAX_CHARACTERS = 40;

/** Characters that join the parts of a link or an email address. */
const LINK_CHARACTERS = /[/\\:@]/g;
/** A dot between two parts of a host name, also as browsers spell it in other scripts. */
const INNER_DOT = /[.\u3002\uFF0E\uFF61](?=\S)/g;

/** A visitor's name for an email that others may get: short, and never a link in an email program that detects links. */
export function plainName(name: string): string {
  const words = name.replace(LINK_CHARACTERS, ' ').replace(INNER_DOT, '. ').split(/\s+/u).filter(Boolean);
  const characters = [...charactersOf(words.join(' '))];
  if (characters.length <= MAX_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}
