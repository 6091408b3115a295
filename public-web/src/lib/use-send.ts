import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { toasts } from './toasts';

/**
 * A mutation of a form or a button that runs one at a time: the second press of a double click arrives before the
 * render that would disable the button. Removes the toasts of the previous attempt, identified by `about`.
 */
export function useSend<Data, Input = void>(about: string, options: UseMutationOptions<Data, Error, Input>) {
  const underWay = useRef(false);
  const { mutate: _, mutateAsync, ...mutation } = useMutation(options);

  const free = () => {
    underWay.current = false;
  };

  function send(input: Input): void {
    if (underWay.current) return;
    underWay.current = true;
    toasts.withdraw(about);
    // `mutate` does not call back for a press that comes before the first effects of the component.
    mutateAsync(input).then(free, free);
  }
  return { ...mutation, send };
}
