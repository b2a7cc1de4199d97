import { useEffect, useState } from 'react';
import { Toaster as Sonner } from 'sonner';

/** Sonner has to be told the theme; it stands on <html>, or is the system's. */
function useTheme(): 'light' | 'dark' | 'system' {
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system');
  useEffect(() => {
    const root = document.documentElement;
    const read = () => {
      const chosen = root.dataset.theme;
      setTheme(chosen === 'light' || chosen === 'dark' ? chosen : 'system');
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

export function Toaster() {
  return (
    <Sonner
      theme={useTheme()}
      position="top-right"
      offset={{ top: 68, right: 16 }}
      mobileOffset={{ top: 68 }}
      gap={8}
      toastOptions={{
        style: {
          fontFamily: 'var(--font-sans)',
          background: 'var(--color-raised)',
          color: 'var(--color-ink)',
          border: 0,
          borderRadius: 'var(--radius-lg)',
          boxShadow: 'var(--shadow-float)',
        },
        classNames: {
          title: 'text-13 font-medium',
          description: 'text-13 text-ink-2!',
          success: '[&_[data-icon]]:text-accent',
          error: '[&_[data-icon]]:text-danger',
        },
      }}
    />
  );
}
