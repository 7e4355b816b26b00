import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to another page of ours. Next would fetch a part of every page linked in sight, but each of our pages is made when it is asked for:
 * none would open sooner, and the server would work twice as much for every page.
 */
export const Link = (props: Omit<ComponentProps<typeof NextLink>, "prefetch">) => <NextLink {...props} prefetch={false} />;
