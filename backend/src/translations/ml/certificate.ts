import { dates } from '@paattu/shared/dates/ml';
import type { certificate as english } from '../en/certificate.js';

/** A final has at most 20 entries. */
const ORDINALS = [
  'ഒന്നാം',
  'രണ്ടാം',
  'മൂന്നാം',
  'നാലാം',
  'അഞ്ചാം',
  'ആറാം',
  'ഏഴാം',
  'എട്ടാം',
  'ഒമ്പതാം',
  'പത്താം',
  'പതിനൊന്നാം',
  'പന്ത്രണ്ടാം',
  'പതിമൂന്നാം',
  'പതിനാലാം',
  'പതിനഞ്ചാം',
  'പതിനാറാം',
  'പതിനേഴാം',
  'പതിനെട്ടാം',
  'പത്തൊമ്പതാം',
  'ഇരുപതാം',
];

export const certificate = {
  heading: 'സർട്ടിഫിക്കറ്റ്',
  certifies: '',
  nameless: 'ഈ എൻട്രിയിൽ പാടിയ ആൾ',
  sang: (song) => `“${song}” എന്ന പാട്ട്`,
  finalistOf: (contest) => `${contest} എന്ന മത്സരത്തിൽ പാടി,`,
  tookPart: (contest) => `${contest} എന്ന മത്സരത്തിൽ പാടിയതായി സാക്ഷ്യപ്പെടുത്തുന്നു.`,
  came: (place, finalists, points) =>
    `${finalists} ഫൈനലിസ്റ്റുകളിൽ ${ORDINALS[place - 1] ?? `${place}-ആം`} സ്ഥാനവും 100-ൽ\u00a0${points}\u00a0പോയിന്റും നേടിയതായി സാക്ഷ്യപ്പെടുത്തുന്നു.`,
  placeOf: (finalists) => `${finalists} പേരിൽ`,
  announced: (day) => `ഫലപ്രഖ്യാപനം: ${dates.long(day)}`,
  serial: (serial, version) => `സർട്ടിഫിക്കറ്റ് ${serial} · ഫലത്തിന്റെ പതിപ്പ് ${version}`,
  result: 'മത്സരഫലം',
  qrCode: 'മത്സരഫലത്തിന്റെ വിലാസമുള്ള QR കോഡ്',
} satisfies typeof english;
