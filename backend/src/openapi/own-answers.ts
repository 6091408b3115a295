import { HttpStatus, RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA } from '@nestjs/common/constants.js';
import { ApiResponse } from '@nestjs/swagger';

/** What Nest's Swagger plugin found in a file: its controllers' methods, with what each answers. */
type ControllerFile = [file: Promise<object>, classes: Record<string, Record<string, AnswerMetadata>>];
type AnswerMetadata = { type?: unknown };
type Constructor = new (...args: never[]) => object;

/**
 * Adds each route's own answer to its description. The plugin does so only where a route declares no other response,
 * and ours all declare their errors.
 */
export async function describeAnswers(files: unknown[][]): Promise<void> {
  // The generated module has no types of its own to tell that each item is such a pair.
  for (const [file, classes] of files as ControllerFile[]) {
    const exported = (await file) as Record<string, Constructor | undefined>;
    for (const [className, methods] of Object.entries(classes)) {
      const prototype = exported[className]?.prototype as object | undefined;
      for (const [name, answer] of Object.entries(methods))
        if (prototype) describeAnswer(prototype, name, answer);
    }
  }
}

function describeAnswer(prototype: object, name: string, { type }: AnswerMetadata): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor) return;
  const declared = Object.keys(
    (Reflect.getMetadata('swagger/apiResponse', descriptor.value as object) ?? {}) as object,
  );
  if (declared.some((status) => /^2|^302/.test(status))) return;
  const answer = type === undefined ? {} : { type: type as Constructor | [Constructor] };
  ApiResponse({ status: successOf(descriptor.value as object), ...answer })(prototype, name, descriptor);
}

function successOf(handler: object): number {
  const declared = Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined;
  if (declared !== undefined) return declared;
  return Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.POST
    ? HttpStatus.CREATED
    : HttpStatus.OK;
}
