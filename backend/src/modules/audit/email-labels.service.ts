/** The labels of emails. The module of mailing, which is above this one, provides it. */
export abstract class EmailLabels {
  /** Null for the template of another release. */
  abstract labelOf(template: string): string | null;
}
