/** How busy the machine is: processor, memory and disk. */
export function UsageBars() {
  return null;
}
