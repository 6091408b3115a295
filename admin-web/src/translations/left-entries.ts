/** Why staff took out entries of which no act says it. */
export const leftEntries = {
  left: (count: number) =>
    `${count === 1 ? '1 entry was' : `${count} entries were`} taken out of the contest and nothing says why. The record that is published with the result has what you write here.`,
  leftOf: (name: string | null) =>
    name === null ? 'Why an erased entry left' : `Why the entry of ${name} left`,
  leftAt: (time: string) => `It left ${time}. Please write no names.`,
  reasonMissing: 'Please say why the entry left',
  leftNow: 'An entry was taken out meanwhile. Please say why: the form has a field for it now.',
} as const;
