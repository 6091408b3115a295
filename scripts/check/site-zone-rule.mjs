const INSTANT_OF_TEXT =
  ':matches(NewExpression[callee.name=Date], CallExpression[callee.object.name=Date][callee.property.name=parse])';
/** A day alone is of no zone: it is read as UTC on every device. */
const OF_EVERY_DEVICE = /^\d{4}(-\d\d(-\d\d)?)?$|(Z|[+-]\d\d:?\d\d)$/.source;
const TIME_AT_END = /\d\d:\d\d(:\d\d([.]\d+)?)?$/.source;

const SELECTORS = [
  'MemberExpression[object.name=Intl][property.name=DateTimeFormat]',
  'ImportSpecifier[imported.name=localZone]',
  // Also of numbers, whose form lib/format has as well: no selector knows the type.
  'MemberExpression[property.name=/^toLocale(Date|Time)?String$|^to(Date|Time)String$/]',
  'MemberExpression[property.name=/^getTimezoneOffset$|^[gs]et(FullYear|Month|Date|Day|Hours|Minutes)$/]',
  'CallExpression[callee.name=Date]',
  'NewExpression[callee.name=Date][arguments.length>1]',
  'NewExpression[callee.name=Date] > SpreadElement',
  `${INSTANT_OF_TEXT} > Literal[raw=/^\\D/][value!=/${OF_EVERY_DEVICE}/]`,
  `${INSTANT_OF_TEXT} > TemplateLiteral > TemplateElement:last-child[value.raw=/${TIME_AT_END}/]`,
  `${INSTANT_OF_TEXT} > BinaryExpression > Literal[value=/${TIME_AT_END}/]`,
];

/** For `no-restricted-syntax`: what tells or reads a time by the clock of the device. */
export const deviceClock = SELECTORS.map((selector) => ({
  selector,
  message: 'The console tells and asks times in the zone of the site, by lib/format and lib/site-zone.',
}));
