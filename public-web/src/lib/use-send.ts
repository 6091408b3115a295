import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { toasts } from './toasts';

/**
 * A mutation that a form or a button sends off, one at a time: the second press of a double click comes before the
 * render that would tell the button. The toasts of the last attempt, known by what they are `about`, go.
 */
export function useSend<Data, Input = void>(about: string, options: UseMutationOptions<Data, Error, Input>) {
  const underWay = useRef(false);
  const { mutate, ...mutation } = useMutation(options);

  function send(input: Input): void {
    if (underWay.current) return;
    underWay.current = true;
    toasts.withdraw(about);
    mutate(input, {
      onSettled: () => {
        underWay.current = false;
      },
    });
  }
  return { ...mutation, send };
}
