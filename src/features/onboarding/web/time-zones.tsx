import { useMemo } from 'react';

/** The options of a list of time zones; what is chosen is among them, even where the browser doesn't know it. */
export function TimeZones({ chosen }: { chosen: string }) {
  const zones = useMemo(
    () => [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].sort(),
    [chosen],
  );
  return zones.map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  ));
}
