/** Whether a host or a mail address belongs to the sandbox's made-up world, which nothing real may touch. */
export const isSandboxName = (hostOrAddress: string): boolean =>
  /(?:^|[.@])sandbox\.test\.?$/i.test(hostOrAddress);
