/** Control and format characters, fillers, variation selectors: what shows nothing. Blanks are not among them. */
const INVISIBLE = String.raw`[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+`;
const BLANKS = String.raw`[\s\u0085\u1680\u2028\u2029]+`;

/** As in `foldText` of packages/shared, whose comments say what each row is. */
const ALIKE = [
  ['\u02BC\u02B9\u2018\u2019\u201A\u201B\u2032\u0060\u00B4', "'"],
  ['\u00AB\u00BB\u201C\u201D\u201E\u201F\u2033', '"'],
  ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212', '-'],
] as const;
const MALAYALAM = [
  ['\u0D23\u0D4D\u200D', '\u0D7A'],
  ['\u0D28\u0D4D\u200D', '\u0D7B'],
  ['\u0D30\u0D4D\u200D', '\u0D7C'],
  ['\u0D32\u0D4D\u200D', '\u0D7D'],
  ['\u0D33\u0D4D\u200D', '\u0D7E'],
  ['\u0D15\u0D4D\u200D', '\u0D7F'],
  ['\u0D4E', '\u0D7C'],
  ['\u0D07\u0D57', '\u0D08'],
  ['\u0D09\u0D57', '\u0D0A'],
  ['\u0D12\u0D3E', '\u0D13'],
  ['\u0D12\u0D57', '\u0D14'],
  ['\u0D0E\u0D46', '\u0D10'],
  ['\u0D46\u0D46', '\u0D48'],
  ['\u0D4C', '\u0D57'],
] as const;
const CONJUNCTS = [
  ['\u0D7B\u0D4D\u0D31', '\u0D28\u0D4D\u0D31'],
  ['\u0D7B\u0D31', '\u0D28\u0D4D\u0D31'],
  ['\u0D31\u0D31', '\u0D31\u0D4D\u0D31'],
] as const;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((sql, [written, letter]) => `replace(${sql}, ${quoted(written)}, ${quoted(letter)})`, text);

const alike = ALIKE.map(([letters]) => letters).join('');
const letters = ALIKE.map(([written, letter]) => letter.repeat(written.length)).join('');
const composed = `normalize(translate($1, ${quoted(alike)}, ${quoted(letters)}), NFKC)`;
const visible = `regexp_replace(${replaced(composed, MALAYALAM)}, '${INVISIBLE}', '', 'g')`;
const inWords = `btrim(regexp_replace(${replaced(visible, CONJUNCTS)}, '${BLANKS}', ' ', 'g'))`;

/**
 * `fold_text` makes texts equal that look the same to a reader, and `fold_pattern` is the pattern of `like` for what a
 * reader searches for. The searches of entries and messages compare by them.
 */
export const FOLD_FUNCTIONS = String.raw`
create function fold_text(text) returns text language sql immutable strict parallel safe
  return lower(${inWords});

create function fold_pattern(text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(fold_text($1), '([\\%_])', '\\\1', 'g') || '%';
`;
