/** Whether the user with the id of this SQL has a passkey or an app for codes. */
export const hasFactor = (userId: string) => `(exists (select from passkeys where user_id = ${userId})
  or exists (select from code_apps where user_id = ${userId} and confirmed_at is not null))`;
