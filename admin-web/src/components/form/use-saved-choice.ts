import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useId, useState } from 'react';

/**
 * A choice that is saved at once. `value` is what was chosen, in the event of the press: a screen reader says the state
 * that it reads then. It is `stored` again once that changes, or the choice could not be saved. `options.onSuccess` or
 * `onSettled` reads what is stored again.
 */
export function useSavedChoice<Value, Saved>(
  stored: Value,
  {
    onError,
    ...options
  }: Pick<UseMutationOptions<Saved, Error, Value>, 'mutationFn' | 'onSuccess' | 'onSettled'> & {
    onError: (error: Error) => unknown;
  },
) {
  const [chosen, setChosen] = useState<{ value: Value; before: Value } | null>(null);
  if (chosen && chosen.before !== stored) setChosen(null);
  const { mutate } = useMutation({
    ...options,
    // In the order of the presses.
    scope: { id: useId() },
    onError: (error) => {
      setChosen(null);
      return onError(error);
    },
  });
  return {
    value: chosen?.before === stored ? chosen.value : stored,
    choose(value: Value) {
      setChosen({ value, before: stored });
      mutate(value);
    },
  };
}
