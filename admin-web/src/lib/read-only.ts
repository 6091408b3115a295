/** A text field that cannot be changed. */
export const readOnlySx = { '& .MuiOutlinedInput-root': { bgcolor: 'var(--cloth-2)' } };
