import { ask, type Handlers } from "./asking";

type Headers = Record<string, string>;
type Sent = { readonly document?: unknown; readonly headers?: Headers; readonly params?: Record<string, string> };

let visitors = 0;

/** A browser that keeps its cookies, at an address of its own so that no limit is shared unless a test says so. */
export function newVisitor(address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors++ & 255}`) {
  const jar = new Map<string, string>();

  function keep(cookie: string) {
    const [pair = "", ...attributes] = cookie.split("; ");
    const [name = "", ...value] = pair.split("=");
    if (attributes.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value.join("="));
  }

  return {
    jar,
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    async send(handlers: Handlers, method: keyof Handlers, path: string, { document, headers = {}, params }: Sent = {}): Promise<Response> {
      const cookie = this.cookie();
      const type: Headers = document === undefined ? {} : { "content-type": "application/json" };
      const response = await ask(handlers, method, path, {
        ...(params ? { params } : {}),
        headers: { "x-forwarded-for": address, ...(cookie ? { cookie } : {}), ...type, ...headers },
        ...(document === undefined ? {} : { body: JSON.stringify(document) }),
      });
      for (const one of response.headers.getSetCookie()) keep(one);
      return response;
    },
  };
}
